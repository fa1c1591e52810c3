// Draws the house's icons: `npm run icons` writes the SVG and, with Chromium ($CHROMIUM), the PNGs made from it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../public/icons');
const chromium = process.env['CHROMIUM'] ?? 'chromium';

const rivets = Array.from({ length: 8 }, (_, i) => {
  const turn = ((i + 0.5) * Math.PI) / 4;
  const [x, y] = [24 + 18.6 * Math.cos(turn), 24 + 18.6 * Math.sin(turn)].map((v) => v.toFixed(2));
  return `<circle cx="${x}" cy="${y}" r="1.2" fill="#fff3cf"/>`;
}).join('');

// The mark of parts/Logo.svelte: a boat behind a brass porthole.
const mark = `
  <circle cx="24" cy="24" r="21.5" fill="#b98a2f" stroke="#22303c" stroke-width="2"/>
  <circle cx="24" cy="24" r="15.5" fill="#2f6f7e" stroke="#22303c" stroke-width="1.8"/>
  <path d="M11.6 29 q3.1 -3 6.2 0 t6.2 0 t6.2 0 t6.2 0 V33 Q24 44.5 11.6 33Z" fill="#cfe6e4"/>
  <path d="M24 10 V28 M24 12 Q34 15 33 23 Q28 21 24 24Z M23 15 Q16 17 16 24 Q20 22 23 24Z" fill="#f4e8cf" stroke="#22303c" stroke-width="1.6" stroke-linejoin="round"/>
  <path d="M15 27 H33 Q31 33 24 33 Q17 33 15 27Z" fill="#c8452f" stroke="#22303c" stroke-width="1.6"/>
  ${rivets}`;

const svg = (body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${body}</svg>\n`;
const plain = svg(mark);
// Systems cut a circle or a squircle out of a maskable icon: the mark keeps to the middle 80 percent.
const maskable = svg(
  `<rect width="48" height="48" fill="#3a2210"/><g transform="translate(24 24) scale(.78) translate(-24 -24)">${mark}</g>`,
);

function paint(picture, size, name) {
  const workshop = mkdtempSync(join(tmpdir(), 'icons-'));
  const page = join(workshop, 'icon.html');
  const style = 'html,body{margin:0;overflow:hidden}svg{display:block;width:100vw;height:100vh}';
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><style>${style}</style>${picture}`);
  execFileSync(
    chromium,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--default-background-color=00000000',
      `--user-data-dir=${join(workshop, 'profile')}`,
      `--window-size=${size},${size}`,
      `--screenshot=${join(folder, name)}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  );
  rmSync(workshop, { recursive: true, force: true });
}

writeFileSync(join(folder, 'flibuste.svg'), plain);
paint(maskable, 180, 'flibuste-180.png');
paint(plain, 192, 'flibuste-192.png');
paint(plain, 512, 'flibuste-512.png');
paint(maskable, 512, 'flibuste-maskable-512.png');
