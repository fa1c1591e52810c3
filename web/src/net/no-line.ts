/** The page without its scripts: says in every language that the line is down, and comes back by itself. */
import { comeBack } from './update';

export function sayNoLine(): void {
  const words = document.querySelector<HTMLTemplateElement>('#no-line');
  if (words) document.querySelector('#app')?.replaceChildren(words.content.cloneNode(true));
  comeBack();
}
