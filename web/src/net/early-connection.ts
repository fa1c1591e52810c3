/** A connection that is opened before the screen it is for is here; what it says meanwhile is kept. */

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

/** The early connection to this address, if there is one that still lives, with what it has said; nobody gets it twice. */
export function takeEarly(address: string): Early | undefined {
  const found = early;
  early = undefined;
  if (found?.address === address && found.socket.readyState <= WebSocket.OPEN) return found;
  found?.socket.close();
  return undefined;
}

/** Nobody wants it any more. */
export function dropEarly(): void {
  early?.socket.close();
  early = undefined;
}
