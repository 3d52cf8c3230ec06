import { useState } from 'react';

const messages = {
  busy: 'Готовим файл…',
  saved: 'Файл скачан',
  failed: 'Не удалось подготовить файл. Проверьте интернет и повторите',
} as const;

export function useSaving() {
  const [outcome, setOutcome] = useState<keyof typeof messages>();
  return {
    message: outcome && messages[outcome],
    isFailed: outcome === 'failed',
    run: (save: () => Promise<void> | void) => {
      setOutcome('busy');
      Promise.resolve()
        .then(save)
        .then(
          () => setOutcome('saved'),
          () => setOutcome('failed'),
        );
    },
  };
}
