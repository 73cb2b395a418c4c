import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { shortWhen } from '../../../staff/form/when.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { type DeskWeather, deskWeather, renewSensorKey } from '../../../staff/weather/deskWeather.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/dialogs/Modals.tsx';
import { LinkToCopy } from '../../../ui/fields/LinkToCopy.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { weatherSettingsTexts } from './weather.texts.ts';

/** The key of a thermometer in the lake: made or replaced, and shown this once. */
export function SensorKey({ sensor }: Pick<DeskWeather, 'sensor'>) {
  const t = useStaffPageTexts(weatherSettingsTexts);
  const texts = useTexts();
  const { zone } = usePark();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const renewing = useMutation({
    mutationFn: renewSensorKey,
    onSuccess: () => queries.invalidateQueries({ queryKey: deskWeather.queryKey }),
  });
  const renew = async () => {
    const question = {
      title: t.renewQuestion,
      text: t.renewText,
      confirmLabel: t.renew,
      cancelLabel: t.keep,
    };
    if (!sensor || (await confirm(question))) renewing.mutate();
  };
  return (
    <fieldset className={form.group}>
      <legend className={form.legend}>{t.sensor}</legend>
      <p className={form.hint}>{t.sensorLead}</p>
      {sensor && (
        <p>
          <span>{t.sensorSince(shortWhen(sensor.since, zone))}</span>{' '}
          <span>{sensor.lastAt ? t.sensorLast(shortWhen(sensor.lastAt, zone)) : t.sensorSilent}</span>
        </p>
      )}
      {renewing.data !== undefined && (
        <LinkToCopy link={renewing.data} label={t.key} copy={t.copy} copied={t.copied} />
      )}
      {renewing.isError && <Alert kind="danger">{failedText(t.renewFailed, renewing.error, texts)}</Alert>}
      <div className={form.actions}>
        <Button busy={renewing.isPending} onClick={() => void renew()}>
          {sensor ? t.renew : t.make}
        </Button>
      </div>
    </fieldset>
  );
}
