/** What draws the figures of each game's rules; a chunk each. */
import type { Component } from 'svelte';
import type { Game } from '../../router/routes';

type Figures = Component<{ name: string }>;

const FIGURES: Record<Game, () => Promise<{ default: Figures }>> = {
  'santy-anno': () => import('./SantyAnnoFigure.svelte'),
  'catan-junior': () => import('./CatanJuniorFigure.svelte'),
  sandokan: () => import('./SandokanFigure.svelte'),
};

export async function figuresOf(game: Game): Promise<Figures> {
  return (await FIGURES[game]()).default;
}
