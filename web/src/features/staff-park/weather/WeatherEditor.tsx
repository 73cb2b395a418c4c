import type { WeatherSettings } from '@cablepark/domain/weather/weather-settings.schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import { weatherKey } from '../../../park/weather/weather.ts';
import { DecimalField } from '../../../staff/form/DecimalField.tsx';
import form from '../../../staff/form/Form.module.css';
import { shortWhen } from '../../../staff/form/when.ts';
import { changeParkContent } from '../../../staff/park/parkContent.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { type DeskWeather, deskWeather } from '../../../staff/weather/deskWeather.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { SensorKey } from './SensorKey.tsx';
import { weatherSettingsTexts } from './weather.texts.ts';
import { formOf, readForm, speedFields, type WeatherField, type WeatherFormFaults } from './weatherForm.ts';

/** How the weather is read, when it warns, and the sensor's key. */
export function WeatherEditor() {
  const t = useStaffPageTexts(weatherSettingsTexts);
  const query = useQuery(deskWeather);
  return (
    <section className={classes(form.card, form.form)} aria-labelledby="weather">
      <h2 id="weather">{t.heading}</h2>
      <p className={form.hint}>{t.lead}</p>
      {query.isPending && <Skeleton height="12rem" />}
      {query.isError && !query.data && (
        <LoadFailure title={t.loadFailed} error={query.error} onRetry={query.refetch} />
      )}
      {query.data && (
        <>
          <State of={query.data} />
          <Limits settings={query.data.settings} />
          <SensorKey sensor={query.data.sensor} />
        </>
      )}
    </section>
  );
}

/** The source of the forecast, its age, and what is missing. */
function State({ of: { source, hasContact, forecast, warnings } }: { of: DeskWeather }) {
  const t = useStaffPageTexts(weatherSettingsTexts);
  const { zone, contact } = usePark();
  if (!contact.map) return <Alert kind="info">{t.noMap}</Alert>;
  if (source === null || !forecast) return <Alert kind="info">{t.off}</Alert>;
  if (!hasContact) return <Alert kind="warning">{t.noContact}</Alert>;
  const name = t.sources[source];
  return (
    <>
      <p>{forecast.confirmedAt ? t.reads(name, shortWhen(forecast.confirmedAt, zone)) : t.waits(name)}</p>
      {(forecast.isFailing || warnings?.isFailing) && <Alert kind="warning">{t.failing}</Alert>}
    </>
  );
}

const noFaults: WeatherFormFaults = new Map();

function Limits({ settings }: { settings: WeatherSettings }) {
  const t = useStaffPageTexts(weatherSettingsTexts);
  const texts = useTexts();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(() => formOf(settings));
  const [faults, setFaults] = useState(noFaults);
  const saving = useMutation({
    mutationFn: (weather: WeatherSettings) => changeParkContent({ weather }),
    onSuccess: () => {
      toast.success(t.saved);
      for (const queryKey of [deskWeather.queryKey, weatherKey]) void queries.invalidateQueries({ queryKey });
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const result = readForm(typed);
    setFaults('faults' in result ? result.faults : noFaults);
    if ('settings' in result) saving.mutate(result.settings);
  };
  const change = (field: WeatherField) => (value: string) => setTyped({ ...typed, [field]: value });
  const faultOf = (field: WeatherField) => faultText(faults.get(field), field, t);
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <Field
        label={t.county}
        hint={t.countyHint}
        inputMode="numeric"
        autoComplete="off"
        value={typed.county}
        error={faultOf('county')}
        onChange={(event) => change('county')(event.target.value)}
      />
      <fieldset className={form.group}>
        <legend className={form.legend}>{t.limits}</legend>
        <p className={form.hint}>{t.limitsHint}</p>
        <div className={form.row}>
          {speedFields.map((field) => (
            <DecimalField
              key={field}
              label={t[field]}
              autoComplete="off"
              value={typed[field]}
              error={faultOf(field)}
              onChange={change(field)}
            />
          ))}
        </div>
      </fieldset>
      {saving.isError && <Alert kind="danger">{failedText(t.failed, saving.error, texts)}</Alert>}
      <div className={form.actions}>
        <Button type="submit" busy={saving.isPending}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

function faultText(
  fault: 'form' | 'order' | undefined,
  field: WeatherField,
  t: (typeof weatherSettingsTexts)['pl'],
): string | undefined {
  if (fault === 'order') return t.orderFault;
  return fault && (field === 'county' ? t.countyFault : t.speedFault);
}
