import { PhoneLink } from '../../../../shared/ui/text/ContactLinks';

/** Replaces the form in browsers without scripts. */
export function WithoutScripts({ phone }: { readonly phone: string | undefined }) {
  return (
    <noscript>
      Форма работает только со скриптами.
      {phone && (
        <>
          {' '}
          Позвоните: <PhoneLink phone={phone} />
        </>
      )}
    </noscript>
  );
}
