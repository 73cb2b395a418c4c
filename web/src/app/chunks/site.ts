/**
 * Modules for the chunk `site` (vite.config.ts), which every page loads: as chunks of their own they would cost more than they hold. The build adds
 * the imports here to those of `main.tsx`.
 */
import '@cablepark/contract/money';
import '@cablepark/contract/park/contents';
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
