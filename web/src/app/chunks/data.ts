/**
 * Modules for the chunk `data` (vite.config.ts), which loads with the first page that talks to the server. The build adds the imports here to those
 * of `DataScope.tsx`.
 */
import '@cablepark/domain/booking/rules';
import '@cablepark/domain/slots/upcoming';
import '../../booking/api/bookSlot.ts';
import '../../booking/api/cancelSlot.ts';
import '../../booking/api/readPartyPlaces.ts';
import '../../booking/api/readSlot.ts';
import '../../booking/api/readSlots.ts';
import '../../booking/outcomeText.ts';
import '../../booking/useSlotMutation.ts';
import '../../features/events/api/readEvents.ts';
import '../../i18n/errorText.ts';
import '../../lib/http/readAll.ts';
import '../../lib/http/refresh.ts';
import '../../live/followedLists.ts';
import '../../live/LiveNote.tsx';
import '../../live/refetchEvery.ts';
import '../../live/useLiveReading.ts';
import '../../park/CallUs.tsx';
import '../../session/api/sessionCalls.ts';
import '../../session/Guard.tsx';
import '../../session/wayBack.ts';
import '../../ui/status/Alert.tsx';
import '../../ui/status/LoadFailure.tsx';
import '../../ui/dialogs/QuestionStage.tsx';
import '../../ui/status/Skeleton.tsx';
import '../../ui/status/Toasts.tsx';
