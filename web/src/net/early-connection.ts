/** A connection opened before its screen has loaded; keeps the messages that arrive meanwhile. */

interface Early {
  address: string;
  socket: WebSocket;
  heard: MessageEvent<string>[];
}

let early: Early | undefined;

export function openEarly(address: string): void {
  const socket = new WebSocket(address);
  const heard: MessageEvent<string>[] = [];
  socket.onmessage = (event: MessageEvent<string>) => heard.push(event);
  early = { address, socket, heard };
}

/** The early connection to this address, if it is still alive, with the messages kept; handed out only once. */
export function takeEarly(address: string): Early | undefined {
  const found = early;
  early = undefined;
  if (found?.address === address && found.socket.readyState <= WebSocket.OPEN) return found;
  found?.socket.close();
  return undefined;
}

/** Closes the early connection, which nobody needs any longer. */
export function dropEarly(): void {
  early?.socket.close();
  early = undefined;
}
