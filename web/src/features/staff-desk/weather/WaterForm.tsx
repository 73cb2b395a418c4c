import { timeText } from '@cablepark/domain/time/display';
import { type WaterTemperature, waterRange } from '@cablepark/domain/weather/water';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { weatherTexts } from '../../../i18n/pages/weather.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { weatherKey } from '../../../park/weather/weather.ts';
import { DecimalField } from '../../../staff/form/DecimalField.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { typeWater } from '../../../staff/weather/deskWeather.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import styles from './WeatherToday.module.css';
import { deskWeatherTexts } from './weather.texts.ts';

/** The temperature of the water: staff type it once a day. */
export function WaterForm({ water }: { water: WaterTemperature | null }) {
  const t = useStaffPageTexts(deskWeatherTexts);
  const words = usePageTexts(weatherTexts);
  const texts = useTexts();
  const { zone } = usePark();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [isAttempted, setAttempted] = useState(false);
  const celsius = readCelsius(text);
  const saving = useMutation({
    mutationFn: typeWater,
    onSuccess: () => {
      setText('');
      setAttempted(false);
      toast.success(t.saved);
    },
    onError: (error) => toast.error(failedText(t.failed, error, texts)),
    onSettled: () => queries.invalidateQueries({ queryKey: weatherKey }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (celsius !== null) saving.mutate(celsius);
  };
  const title = water ? words.water(water.celsius, timeText(water.at, zone)) : t.waterNone;
  return (
    <Fold title={<span>{title}</span>}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <DecimalField
          label={t.celsius}
          autoComplete="off"
          value={text}
          error={isAttempted && celsius === null ? t.fault(waterRange.least, waterRange.most) : undefined}
          onChange={setText}
        />
        <Button type="submit" busy={saving.isPending}>
          {t.save}
        </Button>
      </form>
    </Fold>
  );
}

/** With one decimal; null for an implausible water temperature. */
function readCelsius(text: string): number | null {
  const number = /^-?\d{1,2}(?:\.\d+)?$/.test(text.trim()) ? Math.round(Number(text) * 10) / 10 : Number.NaN;
  return number >= waterRange.least && number <= waterRange.most ? number : null;
}
