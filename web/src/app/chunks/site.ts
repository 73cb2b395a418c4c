/**
 * What every page has travels in the file `site` (vite.config.ts): as files of their own, parts this small would weigh more than
 * what is in them. The build puts whatever is imported here beside what `main.tsx` needs.
 */
import '@cablepark/contract/payments/money';
import '@cablepark/domain/content/scenes';
import '../../i18n/noBreak.ts';
import '../../i18n/onFirstUse.ts';
import '../../i18n/pageTexts.ts';
import '../../i18n/pl/nonBreaking.ts';
import '../../i18n/plural.ts';
import '../../page/Page.tsx';
import '../../park/OwnText.tsx';
import '../../pictures/ParkPicture.tsx';
import '../../ui/useMedia.ts';
import '../../ui/useMounted.ts';
import '../../ui/useNow.ts';
