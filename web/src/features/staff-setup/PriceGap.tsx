import type { SetupState } from '@cablepark/contract/accounts/setup.schema';
import { toGrosze } from '@cablepark/contract/money';
import { paths } from '@cablepark/contract/paths';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Alert } from '../../ui/status/Alert.tsx';

/** A note if the price list shows another price than riders will pay. */
export function PriceGap({ state }: { state: SetupState }) {
  const { prices: t, season: words } = useStaffTexts().setup;
  const { price } = useTexts().common;
  const { listed, season, apart } = state.slot_prices;
  if (listed === null || apart.length === 0) return null;
  return (
    <Alert kind="warning">
      {apart.map((kind) => (
        <p key={kind}>
          {t.apart(
            price(toGrosze(listed[kind])),
            t.when[kind],
            season[kind].map((pln) => price(toGrosze(pln))).join(', '),
          )}
        </p>
      ))}
      <p>
        <span>{t.apartHint}</span> <Link to="?step=prices">{t.correct}</Link>{' '}
        <Link to={paths.season}>{words.open}</Link>
      </p>
    </Alert>
  );
}
