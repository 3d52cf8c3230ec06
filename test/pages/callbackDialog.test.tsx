import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answerFeedbacks } from '../support/answerFeedbacks';
import { demo, renderApp } from '../support/renderApp';

async function openDialog(settings: unknown = demo) {
  const { user } = renderApp('/conditions', settings);
  const trigger = screen.getByRole('button', { name: 'Закажи обратный звонок' });
  await user.click(trigger);
  return { user, trigger, dialog: screen.getByRole('dialog') };
}

const sendButton = (name = 'Отправить') => screen.getByRole('button', { name });
const message = () => within(screen.getByRole('dialog')).getByRole('alert');
const customer = () => screen.getByPlaceholderText('Ваше имя');
const phone = () => screen.getByPlaceholderText('Номер телефона');

describe('Call-back dialog', () => {
  test('is closed at first', () => {
    renderApp('/conditions');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('opens from the trigger, with its heading, text, fields and button', async () => {
    const { dialog } = await openDialog();
    expect(dialog).toHaveAccessibleName('Заказать обратный звонок');
    expect(dialog).toHaveTextContent(
      'С вами свяжутся в ближайшее время и предоставят необходимую информацию.',
    );
    expect(within(dialog).getAllByRole('textbox')).toStrictEqual([customer(), phone()]);
    expect(sendButton()).toBeVisible();
    expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('has fields that the browser can fill in, of which the phone is required', async () => {
    await openDialog();
    expect(customer()).toHaveAccessibleName('Имя');
    expect(customer()).toHaveAttribute('autocomplete', 'name');
    expect(customer()).not.toBeRequired();
    expect(phone()).toHaveAccessibleName('Телефон');
    expect(phone()).toHaveAttribute('autocomplete', 'tel');
    expect(phone()).toHaveAttribute('type', 'tel');
    expect(phone()).toBeRequired();
  });

  test('is announced by its trigger, which has the focus even if the browser focuses no buttons', async () => {
    const { trigger, dialog } = await openDialog();
    expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    const close = screen.getByRole('button', { name: 'Закрыть' });
    // the commands of both buttons would do the same once more
    expect(fireEvent.click(close)).toBe(false);
    await waitFor(() => expect(dialog).not.toBeVisible());
    trigger.blur();
    expect(fireEvent.click(trigger)).toBe(false);
    expect(trigger).toHaveFocus();
    expect(dialog).toBeVisible();
    // the form learns of it a moment later
    await act(() => Promise.resolve());
  });

  test.each(['/', '/catalog', '/conditions', '/prices', '/contacts', '/cart'])(
    'opens from the header of %s',
    async (path) => {
      const { user } = renderApp(path);
      const header = screen.getByRole('banner');
      await user.click(within(header).getByRole('button', { name: 'Закажи обратный звонок' }));
      expect(screen.getByRole('dialog')).toBeVisible();
    },
  );

  test('closes on «Закрыть» and keeps the text that was typed', async () => {
    const { user, trigger, dialog } = await openDialog();
    await user.type(customer(), 'Анна');
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(dialog).not.toBeVisible();
    await user.click(trigger);
    expect(customer()).toHaveValue('Анна');
  });
});

describe('Sending', () => {
  test('shows a confirmation after a success; «Закрыть» closes the dialog and clears the fields', async () => {
    const { user, trigger, dialog } = await openDialog();
    await user.type(customer(), 'Анна');
    await user.type(phone(), '+7 900 000-00-00{Enter}');

    expect(await screen.findByRole('heading', { name: 'Ожидайте звонка!' })).toBeVisible();
    const [button] = screen.getAllByRole('button', { name: 'Закрыть' });
    expect(button).toHaveTextContent('Закрыть');
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(dialog).not.toBeVisible();

    await user.click(trigger);
    expect(dialog).toHaveAccessibleName('Заказать обратный звонок');
    expect(customer()).toHaveValue('');
    expect(phone()).toHaveValue('');
  });

  test('shows no error after the dialog was closed and opened again', async () => {
    const { user, trigger, dialog } = await openDialog();
    await user.click(sendButton());
    expect(message()).toHaveTextContent('Укажите телефон');
    await user.click(dialog);
    await user.click(trigger);
    expect(message()).toBeEmptyDOMElement();
    expect(phone()).toHaveAttribute('aria-invalid', 'false');
  });

  test('does not store the name or the phone, neither before nor after', async () => {
    const stored = () => JSON.stringify([localStorage, sessionStorage]);
    const { user } = await openDialog();
    await user.type(customer(), 'Анна');
    await user.type(phone(), '9000000000');
    expect(stored()).not.toMatch(/Анна|9000000000/);
    await user.type(phone(), '{Enter}');
    await screen.findByText('Ожидайте звонка!');
    expect(stored()).not.toMatch(/Анна|9000000000/);
  });
});

describe('Validation', () => {
  test.each([
    ['no text', ''],
    ['spaces', '   '],
    ['no-break spaces', '\u00A0\u202F'],
    ['zero-width characters', '\u200B\u200D\uFEFF\u2060\u200F'],
  ])('rejects an empty phone: %s', async (_name, text) => {
    const bodies = answerFeedbacks();
    const { user } = await openDialog();
    await user.click(phone());
    if (text) await user.paste(text);
    await user.click(sendButton());

    expect(message()).toHaveTextContent('Укажите телефон');
    expect(phone()).toHaveAttribute('aria-invalid', 'true');
    expect(phone()).toHaveAccessibleDescription('Укажите телефон');
    expect(phone()).toHaveFocus();
    expect(bodies).toStrictEqual([]);
  });

  test('hides the error when the visitor types', async () => {
    const { user } = await openDialog();
    await user.click(sendButton());
    await user.type(phone(), '9');
    expect(message()).toBeEmptyDOMElement();
    expect(phone()).toHaveAttribute('aria-invalid', 'false');
    expect(phone()).not.toHaveAccessibleDescription();
  });

  test('accepts an empty name', async () => {
    const bodies = answerFeedbacks();
    const { user } = await openDialog();
    await user.type(phone(), '9000000000{Enter}');
    expect(await screen.findByText('Ожидайте звонка!')).toBeVisible();
    expect(bodies).toStrictEqual([expect.stringContaining('"customer":"","phone":"9000000000"')]);
  });

  test('shows a hint if there are too few digits, but sends them', async () => {
    const bodies = answerFeedbacks();
    const { user } = await openDialog();
    await user.type(phone(), '123-45-67');
    await user.tab();
    expect(message()).toHaveTextContent('Похоже, в номере не хватает цифр');
    expect(phone()).toHaveAccessibleDescription('Похоже, в номере не хватает цифр');
    expect(phone()).toHaveAttribute('aria-invalid', 'false');
    await user.click(sendButton());
    await screen.findByText('Ожидайте звонка!');
    expect(bodies).toHaveLength(1);
  });

  test('shows no hint while a number is typed, nor for a whole one', async () => {
    const { user } = await openDialog();
    await user.type(phone(), '8 900 000');
    expect(message()).toBeEmptyDOMElement();
    expect(phone()).not.toHaveAccessibleDescription();
    await user.type(phone(), '-00-00');
    await user.tab();
    expect(message()).toBeEmptyDOMElement();
  });

  test('hides the hint once there are ten digits', async () => {
    const { user } = await openDialog();
    await user.type(phone(), '8 900');
    await user.tab();
    await user.type(phone(), ' 000-00-0');
    expect(message()).toBeEmptyDOMElement();
  });
});

describe('Consent', () => {
  const settings = { ...demo, company: { ...demo.company, consentUrl: '/consent.html' } };

  test('is asked for by a required, unticked checkbox if the settings have `consentUrl`', async () => {
    const bodies = answerFeedbacks();
    const { user } = await openDialog(settings);
    const consent = screen.getByRole('checkbox', {
      name: 'Согласен на обработку персональных данных',
    });
    expect(consent).not.toBeChecked();
    expect(consent).toBeRequired();
    const link = screen.getByRole('link', { name: 'Согласен на обработку персональных данных' });
    expect(link).toHaveAttribute('href', '/consent.html');
    expect(link).toHaveAttribute('target', '_blank');

    expect(consent).toHaveAttribute('aria-invalid', 'false');
    expect(consent).not.toHaveAccessibleDescription();

    await user.type(phone(), '9000000000{Enter}');
    expect(consent).toHaveAttribute('aria-invalid', 'true');
    expect(consent).toHaveAccessibleDescription(
      'Отметьте согласие на обработку персональных данных',
    );
    expect(phone()).toHaveAttribute('aria-invalid', 'false');
    expect(bodies).toStrictEqual([]);

    await user.click(consent);
    expect(message()).toBeEmptyDOMElement();
    await user.click(sendButton());
    await screen.findByText('Ожидайте звонка!');
    expect(bodies).toHaveLength(1);
  });
});

test('With a consent to ask for, the form has no other link to the privacy policy', async () => {
  const company = { consentUrl: '/consent.html', privacyUrl: '/privacy.html' };
  const { dialog } = await openDialog({ ...demo, company });
  expect(
    within(dialog)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toStrictEqual(['Согласен на обработку персональных данных']);
});

test('Without a consent to ask for, the form links to the privacy policy, if there is one', async () => {
  await openDialog({ ...demo, company: { ...demo.company, privacyUrl: '/privacy.html' } });
  const link = within(screen.getByRole('dialog')).getByRole('link', {
    name: 'Политика обработки персональных данных',
  });
  expect(link).toHaveAttribute('href', '/privacy.html');
  expect(link).toHaveAttribute('target', '_blank');
});

describe('The confirmation outside working hours', () => {
  test.each([
    ['2026-11-20T12:00:00Z', undefined],
    ['2026-11-20T15:00:00Z', 'Сейчас нерабочее время, перезвоним в\u00A0понедельник с\u00A09:00'],
  ])('at %s says %s', async (now, promise) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    const { user, dialog } = await openDialog();
    await user.type(phone(), '9000000000{Enter}');
    await screen.findByText('Ожидайте звонка!');
    await waitFor(() => {
      expect(within(dialog).queryByText(/нерабочее время/)?.textContent).toBe(promise);
    });
    const [close] = within(dialog).getAllByRole('button', { name: 'Закрыть' });
    const described = close?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toStrictEqual(
      ['Ожидайте звонка!', promise].filter(Boolean),
    );
  });
});
