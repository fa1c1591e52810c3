/** The table this device last went to by itself: nobody is sent back to where they have just come from. */

const KEPT = 'flibuste-regatta-table';
/** The fallback where the browser has no session storage. */
let remembered = '';

export function calledTo(table: string): boolean {
  return table !== '' && table !== last();
}

export function goesTo(table: string): void {
  remembered = table;
  try {
    sessionStorage.setItem(KEPT, table);
  } catch {
    // The page itself remembers the table.
  }
}

function last(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? remembered;
  } catch {
    return remembered;
  }
}
