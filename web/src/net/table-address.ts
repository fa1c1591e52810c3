/** The address of a table's connection, over TLS exactly when the page is; a TV identifies itself. */
export function tableAddress(code: string, tv = false): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/ws/tables/${encodeURIComponent(code)}${tv ? '?tv' : ''}`;
}
