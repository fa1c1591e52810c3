/** The page without its scripts: says in every language that the connection is down, and recovers by itself. */
import { comeBack } from './update';

export function sayNoConnection(): void {
  const words = document.querySelector<HTMLTemplateElement>('#no-connection');
  if (words) document.querySelector('#app')?.replaceChildren(words.content.cloneNode(true));
  comeBack();
}
