import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './keep-focus';

const drawn = () => new Promise((done) => setTimeout(done));
const focused = () => document.activeElement?.textContent;

let root: HTMLElement;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<main><section><button>Cards</button></section></main>';
  root = document.querySelector('main') as HTMLElement;
  stop = keepFocus(root);
});
afterEach(() => stop());

async function redraw(buttons: string) {
  (root.querySelector('section') as HTMLElement).innerHTML = buttons;
  await drawn();
}
function focus(text: string) {
  [...root.querySelectorAll('button')].find((button) => button.textContent === text)?.focus();
}

describe('the focus at a table', () => {
  it('goes to the button of the same name when the game draws it anew', async () => {
    await redraw('<button>Roll</button><button>Trade</button>');
    focus('Trade');
    await redraw('<button>End</button><button>Build</button><button>Trade</button>');
    expect(focused()).toBe('Trade');
  });

  it('stays at its place when what was pressed is gone', async () => {
    await redraw('<button>Look</button><button>Roll</button>');
    focus('Roll');
    await redraw('<button>Look</button><button>End</button>');
    expect(focused()).toBe('End');
  });

  it('leaves a button that can no longer be pressed', async () => {
    await redraw('<button>Roll</button><button>End</button>');
    focus('Roll');
    root.querySelector('button')?.setAttribute('disabled', '');
    await drawn();
    expect(focused()).toBe('End');
  });

  it('takes nothing from who has gone elsewhere', async () => {
    document.body.insertAdjacentHTML('beforeend', '<button id="menu">Menu</button>');
    focus('Cards');
    document.getElementById('menu')?.focus();
    await redraw('<button>Other</button>');
    expect(focused()).toBe('Menu');
  });
});
