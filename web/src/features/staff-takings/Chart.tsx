import { cashMethods } from '@cablepark/domain/payments/cash-methods';
import { useLanguage, useTexts } from '../../i18n/LanguageProvider.tsx';
import styles from './Takings.module.css';
import { type Bar, topOf } from './takings.ts';

const barWidth = 10;
const height = 100;

/** Bars stacked by method. The table has the numbers, so for screen readers it is one image with a caption. */
export function Chart({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const { price } = useTexts().common;
  const { language } = useLanguage();
  const top = topOf(bars);
  // As many day labels as fit a phone.
  const every = Math.ceil(bars.length / 7);
  return (
    <figure className={styles.chart}>
      <div className={styles.scale} aria-hidden="true">
        <span>{price(top)}</span>
        <span>{price(top / 2)}</span>
        <span>{price(0)}</span>
      </div>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${bars.length * barWidth} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map((bar, index) => (
          <Stack key={bar.from.toString()} bar={bar} x={index * barWidth} top={top} />
        ))}
      </svg>
      <ol className={styles.names} aria-hidden="true">
        {bars.map((bar, index) => (
          <li key={bar.from.toString()}>
            {index % every === 0 && <span>{nameAfter(bars[index - every], bar, language)}</span>}
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Stack({ bar, x, top }: { bar: Bar; x: number; top: number }) {
  const { price } = useTexts().common;
  const { language } = useLanguage();
  return (
    <g>
      <title>{`${barName(bar, language)}: ${price(bar.total)}`}</title>
      {stackParts(bar).map(({ method, below, amount }) => (
        <rect
          key={method}
          className={styles.tint}
          data-method={method}
          x={x + barWidth * 0.12}
          y={height - ((below + amount) / top) * height}
          width={barWidth * 0.76}
          height={(amount / top) * height}
        />
      ))}
    </g>
  );
}

/** Each method's part with its offset; a method with a negative total has none. */
function stackParts({ byMethod }: Bar) {
  const partOf = (method: (typeof cashMethods)[number]) => Math.max(0, byMethod[method]);
  return cashMethods.map((method, index) => ({
    method,
    amount: partOf(method),
    below: cashMethods.slice(0, index).reduce((sum, lower) => sum + partOf(lower), 0),
  }));
}

/** A day after one of the same month shows only its number: seven dates do not fit on a phone. */
function nameAfter(last: Bar | undefined, bar: Bar, language: string): string {
  const isSameMonth = last && bar.unit === 'day' && bar.from.month === last.from.month;
  return isSameMonth ? String(bar.from.day) : barName(bar, language);
}

/** `4.07` of a day, `lip 2026` of a month. */
function barName({ from, unit }: Bar, language: string): string {
  if (unit === 'day') return `${from.day}.${String(from.month).padStart(2, '0')}`;
  return from.toLocaleString(language, { month: 'short', year: 'numeric' });
}
