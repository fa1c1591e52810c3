/** The address of a table's line, by TLS exactly when the page came so; a TV says that it is one. */
export function lineTo(code: string, tv = false): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/ws/tables/${encodeURIComponent(code)}${tv ? '?tv' : ''}`;
}
