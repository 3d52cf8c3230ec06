import { useEffect, useState } from 'react';
import { cartKey, selectHasItems, selectIsCartRead } from '../../state/cart/cartSlice';
import { useAppSelector } from '../../state/hooks';
import { createLoader } from '../../shared/lazyPart/loader';
import { deviceStorage } from '../../shared/lib/storage';
import { useRouter } from '../../shared/router/RouterContext';

/** Needed for a cart that is not empty. */
export const filledCart = createLoader(
  () => import(/* webpackChunkName: "filled-cart" */ './FilledCart'),
);

const emptyList = '[]';
// at once, so that a saved cart is shown as soon as it has been read
if ((deviceStorage.read(cartKey) ?? emptyList) !== emptyList) {
  filledCart.preload().catch(() => undefined);
}

/**
 * What the page shows: an empty cart once storage has been read, one that is not empty once the code for
 * it has been loaded as well.
 */
export function useCartView() {
  const { loadFailed } = useRouter();
  const isRead = useAppSelector(selectIsCartRead);
  const hasItems = useAppSelector(selectHasItems);
  const [loaded, setLoaded] = useState(filledCart.current);
  const code = loaded ?? filledCart.current();

  useEffect(() => {
    if (!hasItems) return;
    filledCart.load(loadFailed);
    void filledCart.loaded.then(setLoaded);
  }, [hasItems, loadFailed]);

  // an empty cart that is filled stays on the screen while the code is loading
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && (hasItems ? code : isRead)) setKnown(true);
  return { isKnown, filled: hasItems ? code : undefined };
}
