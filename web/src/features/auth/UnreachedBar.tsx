import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { OfflineIcon } from '../../ui/icons.tsx';
import bar from '../../ui/status/OfflineBar.module.css';
import { RetryButton } from '../../ui/status/RetryButton.tsx';
import { useOnline } from '../../ui/useOnline.ts';

/** Tells that the session continues although the server is unreachable. Offline, the other bar is enough. */
export function UnreachedBar() {
  const t = useFrameTexts().common;
  const { unreached, retry } = useAuth();
  const online = useOnline();
  const isVisible = unreached && online;
  return (
    <div className={isVisible ? bar.quiet : undefined}>
      <output>
        {isVisible && (
          <>
            <OfflineIcon className={bar.icon} /> <span>{t.unreached}</span>
          </>
        )}
      </output>
      {isVisible && <RetryButton onRetry={retry} />}
    </div>
  );
}
