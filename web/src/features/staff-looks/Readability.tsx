import type { BrandColours } from '@cablepark/domain/theme/looks.schema';
import { readableSecond } from '@cablepark/domain/theme/looks-rules';
import type { Theme } from '@cablepark/domain/theme/own-colours';
import { type Readability as Figure, readabilityOf } from '@cablepark/domain/theme/readability';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import styles from './Looks.module.css';

interface ReadabilityProps {
  theme: Theme;
  colours: BrandColours;
  onTake: (second: string) => void;
}

/** The contrast of everything derived from the two colours, and a suggestion if it is too low. */
export function Readability({ theme, colours, onTake }: ReadabilityProps) {
  const t = useStaffTexts().looks;
  const figures = readabilityOf(theme);
  const uses = [...new Set(figures.map(({ use }) => use))];
  const isRefused = figures.some(({ ratio, needs }) => ratio < needs);
  const better = isRefused ? readableSecond(colours) : null;
  return (
    <>
      {isRefused && (
        <Alert kind="danger">
          <div className={styles.refused}>
            <p>{t.refused}</p>
            {better && <Button onClick={() => onTake(better)}>{t.take(better)}</Button>}
          </div>
        </Alert>
      )}
      <table className={styles.figures}>
        <caption className={styles.caption}>{t.readability}</caption>
        <thead>
          <tr>
            <th scope="col">{t.place}</th>
            <th scope="col">{t.byDay}</th>
            <th scope="col">{t.byNight}</th>
          </tr>
        </thead>
        <tbody>
          {uses.map((use) => (
            <tr key={use}>
              <th scope="row">{t.uses[use]}</th>
              {figures
                .filter((figure) => figure.use === use)
                .map((figure) => (
                  <Ratio key={figure.scheme} {...figure} />
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Ratio({ ratio, needs }: Figure) {
  const t = useStaffTexts().looks;
  const { language } = useLanguage();
  // Never rounded up: 4.46 is not 4.5.
  const write = (figure: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.floor(figure * 10) / 10);
  const isRead = ratio >= needs;
  return (
    <td className={isRead ? styles.good : styles.bad}>
      <span>{`${write(ratio)} : 1`}</span>
      <span className={styles.verdict}>{isRead ? t.passes : `${t.fails}, ${t.needs(write(needs))}`}</span>
    </td>
  );
}
