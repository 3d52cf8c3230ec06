import { assign, setup } from 'xstate';
import { slides } from './slides';

/** The index `steps` slides away, wrapping around at both ends (docs/product.md §5). */
function wrapAround(index: number, steps: number): number {
  return (index + steps + slides.length) % slides.length;
}

interface Types {
  readonly context?: { readonly index: number };
  readonly events?: { readonly type: 'next' | 'previous' | 'prepare' };
}

const types: Types = {};

/** Which slide is in view, and which pictures are loaded. Its diagram is in docs/machines.md. */
export const sliderMachine = setup({
  types,
  actions: {
    showNext: assign(({ context }) => ({ index: wrapAround(context.index, 1) })),
    showPrevious: assign(({ context }) => ({ index: wrapAround(context.index, -1) })),
  },
}).createMachine({
  id: 'slider',
  context: { index: 0 },
  initial: 'firstPicture',
  on: {
    next: { target: '.allPictures', actions: 'showNext' },
    previous: { target: '.allPictures', actions: 'showPrevious' },
  },
  states: {
    firstPicture: { on: { prepare: 'allPictures' } },
    allPictures: {},
  },
});
