import { PhoneLink } from '../../../../shared/ui/text/ContactLinks';

/** What stands in the place of the form where the browser runs no scripts. */
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
