import { timeText } from '@cablepark/domain/time/display';
import type { ForecastSourceName } from '@cablepark/domain/weather/forecast';
import { weatherTexts } from '../../i18n/pages/weather.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { usePark } from '../ParkProvider.tsx';
import styles from './Weather.module.css';
import type { Weather } from './weather.ts';

const addresses: Partial<Record<ForecastSourceName, string>> = {
  'met-norway': 'https://api.met.no/',
  'open-meteo': 'https://open-meteo.com/',
};

/** The words that IMGW-PIB prescribes for its data, in their language. */
const imgw = {
  address: 'https://danepubliczne.imgw.pl/',
  source:
    'Źródłem pochodzenia danych jest Instytut Meteorologii i Gospodarki Wodnej – Państwowy Instytut Badawczy.',
  changed:
    'Dane Instytutu Meteorologii i Gospodarki Wodnej – Państwowego Instytutu Badawczego zostały przetworzone.',
};

/** The sources of the forecast and the warnings, their age, and the water temperature. */
export function SkySource({ forecast, warnings, water }: Weather) {
  const t = usePageTexts(weatherTexts);
  const { zone } = usePark();
  const hasWarnings = warnings !== null && warnings.list.length > 0;
  if (!forecast && !hasWarnings && !water) return null;
  return (
    <div className={styles.source}>
      {water && <p className={styles.water}>{t.water(water.celsius, timeText(water.at, zone))}</p>}
      {forecast && (
        <p>
          <span>{t.source}</span> <SourceName source={forecast.source} />{' '}
          <span>{t.asOf(timeText(forecast.confirmedAt, zone))}</span>
        </p>
      )}
      {hasWarnings && (
        <p lang="pl">
          <a href={imgw.address} rel="noopener noreferrer">
            {imgw.source}
          </a>{' '}
          <span>{imgw.changed}</span>
        </p>
      )}
    </div>
  );
}

function SourceName({ source }: { source: ForecastSourceName }) {
  const t = usePageTexts(weatherTexts);
  const address = addresses[source];
  if (address === undefined) return <span>{t.sources[source]}</span>;
  return (
    <a href={address} rel="noopener noreferrer">
      {t.sources[source]}
    </a>
  );
}
