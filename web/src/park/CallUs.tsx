import { useTexts } from '../i18n/LanguageProvider.tsx';
import { usePark } from './ParkProvider.tsx';

/** A message that asks for a call, with the phone link if the park has entered a number. */
export function CallUs({ text }: { text: string }) {
  const phone = usePark().contact.phone;
  const t = useTexts().account;
  return (
    <>
      <p>{text}</p>
      {phone && (
        <p>
          <span>{t.call}</span> <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
      )}
    </>
  );
}
