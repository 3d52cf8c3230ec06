import { screen } from '@testing-library/react';
import { openPage } from '../support/renderApp';

/** The part that fails to render. */
let mockBroken = '';

/** A function, since the mocks below are made before anything else runs. */
function mockPart(name: string) {
  return function Part() {
    if (name === mockBroken) throw new Error(`${name} is broken`);
    return <p>{name}</p>;
  };
}

jest.mock('../../src/app/header/NavigationBar', () => ({ NavigationBar: mockPart('menu') }));
jest.mock('../../src/app/footer/Footer', () => ({ Footer: mockPart('footer') }));
jest.mock('../../src/app/toasts/Toasts', () => ({ Toasts: mockPart('toasts') }));
jest.mock('../../src/features/cart/orderBar/OrderBar', () => ({ OrderBar: mockPart('bar') }));
jest.mock('../../src/features/callback/dialog/CallbackContent', () => ({
  CallbackContent: mockPart('call-back'),
}));

const parts = ['menu', 'footer', 'toasts', 'bar', 'call-back'];

test.each(parts)('the site does without its %s if that cannot be rendered', async (broken) => {
  mockBroken = broken;
  jest.spyOn(console, 'error').mockReturnValue();
  localStorage.setItem('cart', '[{"_id":"9934f1de1eaaaaa461dfa092","amount":10}]');
  await openPage('/catalog');
  expect(await screen.findByText(/^Не удалось показать эту часть сайта/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of parts.filter((name) => name !== broken)) {
    expect(await screen.findByText(part)).toBeInTheDocument();
  }
});
