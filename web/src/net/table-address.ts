/** The address of a table's connection, by TLS exactly when the page came so; a TV says that it is one. */
export function tableAddress(code: string, tv = false): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/ws/tables/${encodeURIComponent(code)}${tv ? '?tv' : ''}`;
}
