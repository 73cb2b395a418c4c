import { failedText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../lib/http/errors.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { limitText } from '../limitText.ts';

/** The text for a failed link or claim; null without an error. @param words texts for refusals with another meaning here, and for other failures */
export function useFriendsFailure(
  error: unknown,
  words: { taken: string; tooLate: string; failed: string },
): string | null {
  const texts = useTexts();
  const { zone } = usePark();
  if (!error) return null;
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'SLOT_TAKEN') return words.taken;
  if (code === 'TOO_LATE') return words.tooLate;
  return limitText(error, texts, zone) ?? failedText(words.failed, error, texts);
}
