import { assign, setup } from 'xstate';
import { slides } from './slides';

/** The index `steps` slides away; it wraps around at both ends (spec §2). */
function wrapAround(index: number, steps: number): number {
  return (index + steps + slides.length) % slides.length;
}

interface Types {
  readonly context?: { readonly index: number };
  readonly events?: { readonly type: 'next' | 'previous' | 'idle' };
}

const types: Types = {};

/** Which slide is in view, and whether the pictures of the others are wanted yet. */
export const sliderMachine = setup({
  types,
  actions: {
    showNext: assign(({ context }) => ({ index: wrapAround(context.index, 1) })),
    showPrevious: assign(({ context }) => ({ index: wrapAround(context.index, -1) })),
  },
}).createMachine({
  id: 'slider',
  context: { index: 0 },
  type: 'parallel',
  states: {
    position: {
      on: { next: { actions: 'showNext' }, previous: { actions: 'showPrevious' } },
    },
    pictures: {
      initial: 'firstOnly',
      states: {
        firstOnly: {
          on: { next: 'all', previous: 'all', idle: 'all' },
        },
        all: {},
      },
    },
  },
});
