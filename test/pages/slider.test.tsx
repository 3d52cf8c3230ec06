import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { openPage, renderApp } from '../support/renderApp';

const gallery = () => screen.getByRole('region', { name: 'Галерея' });
const slides = () => within(gallery()).getAllByRole('group');
/** Slides that can be reached by keyboard and screen reader; the others are `inert`. */
const inView = () => slides().filter((slide) => !slide.hasAttribute('inert'));
const pictures = () => gallery().querySelectorAll('img');
const arrow = (name: 'Следующий' | 'Предыдущий') =>
  screen.getByRole('button', { name: `${name} слайд` });

describe('Slider', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  test('has 5 slides, each with an image', async () => {
    const { user } = renderApp('/');
    expect(slides()).toHaveLength(5);
    await user.hover(arrow('Следующий'));
    const files = [...pictures()].map((picture) => picture.getAttribute('src'));
    expect(files).toStrictEqual([1, 2, 3, 4, 5].map((n) => `/gallery/slides/slide-${n}.jpg`));
    expect([...pictures()].map(({ alt }) => alt)).toStrictEqual([
      'Входная группа офиса с большим серым грязезащитным ковром у стеклянных дверей',
      'Кокосовый коврик у деревянной входной двери, рядом сапоги',
      'Крупный план резинового ячеистого коврика с каплями воды',
      'Рулоны напольных покрытий разных цветов на складе',
      'Веер образцов ковровых покрытий и дорожка искусственной травы',
    ]);
  });

  test('is on the home page only', () => {
    renderApp('/catalog');
    expect(screen.queryByRole('region', { name: 'Галерея' })).not.toBeInTheDocument();
  });

  test('has the headline and a link to /catalog on every slide', async () => {
    const { user } = renderApp('/');
    for (let slide = 0; slide < 5; slide += 1) {
      expect(within(gallery()).getByRole('heading', { level: 1 })).toHaveTextContent(
        'Один из ведущих поставщиков почти всех видов ковриков и напольных покрытий в России',
      );
      const link = within(gallery()).getByRole('link', { name: 'Подробнее' });
      expect(link).toHaveAttribute('href', '/catalog');
      await user.click(arrow('Следующий'));
    }
    await user.click(within(gallery()).getByRole('link', { name: 'Подробнее' }));
    expect(window.location.pathname).toBe('/catalog');
  });

  test('wraps around at both ends, and the arrows keep the focus', async () => {
    const { user } = renderApp('/');
    const seen = [];
    for (const direction of ['Предыдущий', 'Следующий', 'Следующий'] as const) {
      await user.click(arrow(direction));
      expect(arrow(direction)).toHaveFocus();
      seen.push(inView().map((slide) => slide.getAttribute('aria-label')));
    }
    expect(seen).toStrictEqual([['5 из 5'], ['1 из 5'], ['2 из 5']]);
  });

  test('tells a screen reader what it is, and which slide is in view', async () => {
    const { user } = renderApp('/');
    expect(gallery()).toHaveAttribute('aria-roledescription', 'слайдер');
    for (const [index, slide] of slides().entries()) {
      expect(slide).toHaveAttribute('aria-roledescription', 'слайд');
      expect(slide).toHaveAccessibleName(`${index + 1} из 5`);
    }
    const place = within(gallery()).getByText('/ 5', { exact: false });
    expect(place).toHaveTextContent('1 / 5');
    expect(place).toHaveAttribute('aria-live', 'polite');
    expect(place).toHaveAttribute('aria-atomic', 'true');
    await user.click(arrow('Следующий'));
    expect(place).toHaveTextContent('2 / 5');
  });

  test('is turned by a finger that moves sideways', async () => {
    const { user } = renderApp('/');
    const swipe = (from: number, to: number) => {
      const target = slides()[0] ?? gallery();
      return user.pointer([
        { keys: '[TouchA>]', target, coords: { clientX: from } },
        { pointerName: 'TouchA', target, coords: { clientX: to } },
        { keys: '[/TouchA]', target, coords: { clientX: to } },
      ]);
    };
    await swipe(300, 200);
    expect(inView()).toStrictEqual([slides()[1]]);
    await swipe(200, 300);
    await swipe(200, 300);
    expect(inView()).toStrictEqual([slides()[4]]);
    // too short, and just long enough
    await swipe(200, 239);
    expect(inView()).toStrictEqual([slides()[4]]);
    await swipe(240, 200);
    expect(inView()).toStrictEqual([slides()[0]]);
  });

  describe('touched by several fingers', () => {
    /** jsdom has no pointer events. */
    const touch = (
      type: 'Down' | 'Up' | 'Cancel',
      pointerId: number,
      clientX: number,
      target: Element = slides()[0] ?? gallery(),
    ) =>
      fireEvent(
        target,
        Object.assign(createEvent[`pointer${type}`](target), {
          ...{ pointerId, clientX, pointerType: 'touch' },
          isPrimary: pointerId === 1,
        }),
      );
    /** Of the second finger, to the left. */
    const swipe = () => {
      touch('Down', 2, 300);
      touch('Up', 2, 200);
    };

    test('is not turned if two or three touch it', async () => {
      await openPage('/');
      for (const finger of [1, 2, 3]) touch('Down', finger, 200);
      for (const finger of [3, 2, 1]) touch('Up', finger, 100);
      touch('Down', 1, 300);
      swipe();
      swipe();
      touch('Up', 1, 200);
      expect(inView()).toStrictEqual([slides()[0]]);
    });

    test('is turned by the second if the first rests outside', async () => {
      await openPage('/');
      touch('Down', 1, 100, document.body);
      swipe();
      expect(inView()).toStrictEqual([slides()[1]]);
    });

    test('is turned after a touch that scrolled or left unnoticed', async () => {
      await openPage('/');
      touch('Down', 2, 300);
      touch('Cancel', 2, 0);
      swipe();
      expect(inView()).toStrictEqual([slides()[1]]);
      touch('Down', 3, 300);
      touch('Down', 1, 300);
      touch('Up', 1, 200);
      expect(inView()).toStrictEqual([slides()[2]]);
    });
  });

  test('is not turned by a mouse that selects a text', async () => {
    const { user } = renderApp('/');
    const target = slides()[0] ?? gallery();
    await user.pointer([
      { keys: '[MouseLeft>]', target, coords: { clientX: 300 } },
      { target, coords: { clientX: 100 } },
      { keys: '[/MouseLeft]', target, coords: { clientX: 100 } },
    ]);
    expect(inView()).toStrictEqual([slides()[0]]);
  });

  test('does not advance automatically', () => {
    jest.useFakeTimers();
    renderApp('/');
    act(() => {
      jest.advanceTimersByTime(10 * 60_000);
    });
    expect(inView()).toStrictEqual([slides()[0]]);
  });

  test.each([
    ['all pictures two seconds after the page', false, 5],
    ['only the first picture for a visitor who saves data', true, 1],
  ])('loads %s', (_name, saveData, count) => {
    jest.useFakeTimers();
    Object.assign(navigator, { connection: { saveData } });
    renderApp('/');
    // jsdom has no idle callbacks, which 200 ms replace
    act(() => {
      jest.advanceTimersByTime(2199);
    });
    expect(pictures()).toHaveLength(1);
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(pictures()).toHaveLength(count);
  });

  describe('loads only the first picture', () => {
    beforeEach(() => {
      jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    });

    test('until the pointer reaches the arrows', async () => {
      const { user } = renderApp('/');
      expect(pictures()).toHaveLength(1);
      expect(pictures()[0]).toHaveAttribute('fetchpriority', 'high');
      await user.hover(arrow('Следующий'));
      expect(pictures()).toHaveLength(5);
    });

    test('until the focus reaches the arrows', () => {
      renderApp('/');
      act(() => arrow('Предыдущий').focus());
      expect(pictures()).toHaveLength(5);
    });

    test('until the slider is turned; the slide in view is loaded first', async () => {
      await openPage('/');
      // without a pointer that comes first
      fireEvent.click(arrow('Следующий'));
      const priorities = [...pictures()].map((picture) => picture.getAttribute('fetchpriority'));
      expect(priorities).toStrictEqual(['low', 'high', 'low', 'low', 'low']);
    });
  });
});
