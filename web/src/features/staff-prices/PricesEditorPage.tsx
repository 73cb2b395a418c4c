import { paths } from '@cablepark/contract/paths';
import type { PriceList } from '@cablepark/domain/prices/prices.schema';
import { Link } from 'react-router';
import { useRereadPark } from '../../park/ParkProvider.tsx';
import { ContentEditorPage } from '../../staff/content/ContentEditorPage.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { PastPrices } from './PastPrices.tsx';
import { PriceListFields } from './PriceListFields.tsx';
import styles from './Prices.module.css';

const lookAt = (list: PriceList) => <PastPrices list={list} />;

/** The park's price list, for its Admins. */
export default function PricesEditorPage() {
  const t = useStaffTexts().prices;
  const rereadPark = useRereadPark();
  return (
    <ContentEditorPage
      name="prices"
      title={t.title}
      lead={t.lead}
      look={lookAt}
      // The slot's price is part of the park's data.
      onSaved={rereadPark}
    >
      {(editor) => (
        <>
          <p>
            <Link className={styles.look} to={paths.prices}>
              {t.look}
            </Link>
          </p>
          <PriceListFields editor={editor} />
        </>
      )}
    </ContentEditorPage>
  );
}
