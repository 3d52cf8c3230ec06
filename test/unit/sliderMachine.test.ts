import { createActor } from 'xstate';
import { sliderMachine } from '../../src/features/slider/sliderMachine';
import { slides } from '../../src/features/slider/slides';

const start = () => createActor(sliderMachine).start();
const shown = (slider: ReturnType<typeof start>) => {
  const { value, context } = slider.getSnapshot();
  return [value, context.index];
};

test('the first picture is shown first, and it alone is loaded until the others are to be prepared', () => {
  const slider = start();
  expect(shown(slider)).toStrictEqual(['firstPicture', 0]);
  slider.send({ type: 'prepare' });
  expect(shown(slider)).toStrictEqual(['allPictures', 0]);
});

test('the slides go round in both directions, and are all loaded by the first step', () => {
  const last = slides.length - 1;
  const back = start();
  back.send({ type: 'previous' });
  expect(shown(back)).toStrictEqual(['allPictures', last]);
  back.send({ type: 'previous' });
  expect(shown(back)).toStrictEqual(['allPictures', last - 1]);
  const forth = start();
  for (const index of [...slides.keys()].slice(1)) {
    forth.send({ type: 'next' });
    expect(shown(forth)).toStrictEqual(['allPictures', index]);
  }
  forth.send({ type: 'next' });
  expect(shown(forth)).toStrictEqual(['allPictures', 0]);
});
