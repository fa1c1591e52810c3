/** To which table this device has gone by itself already: nobody is sent back to where they have just come from. */

const KEPT = 'flibuste-regatta-table';
/** Where the browser keeps nothing for a page. */
let remembered = '';

export function calledTo(table: string): boolean {
  return table !== '' && table !== last();
}

export function goesTo(table: string): void {
  remembered = table;
  try {
    sessionStorage.setItem(KEPT, table);
  } catch {
    // The page itself remembers it.
  }
}

function last(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? remembered;
  } catch {
    return remembered;
  }
}
