import { useEffect, useRef } from 'react';
import {
  type CloseButtonProps,
  type IconProps,
  type Id,
  ToastContainer,
  toast,
} from 'react-toastify/unstyled';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { CloseIcon, WarningIcon } from '../icons.tsx';
import { CheckIcon, InfoIcon } from '../signIcons.tsx';
import './Toasts.css';

const icons = {
  success: CheckIcon,
  info: InfoIcon,
  default: InfoIcon,
  warning: WarningIcon,
  error: WarningIcon,
};

const KindIcon = ({ type }: IconProps) => {
  const Icon = icons[type];
  return <Icon />;
};

const CloseButton = ({ closeToast }: CloseButtonProps) => (
  <button
    type="button"
    className="Toastify__close-button"
    aria-label={useFrameTexts().common.close}
    onClick={closeToast}
  >
    <CloseIcon />
  </button>
);

/**
 * Shows the messages of `toast`: top right, for 3 s, any number of them; Alt+T moves the focus there (SPEC.md §2, §9). An error stays until it is
 * closed, or until another action succeeds.
 */
export function Toasts() {
  const layer = useRef<HTMLDivElement>(null);
  const failures = useRef(new Set<Id>());
  // Each new toast goes to the top of the browser's top layer, above an open dialog. Browsers without popovers show it below the dialog.
  useEffect(
    () =>
      toast.onChange(({ status, type, id }) => {
        if (status !== 'added') return;
        if (type === 'error') {
          failures.current.add(id);
          toast.update(id, { autoClose: false });
        } else {
          for (const before of failures.current) toast.dismiss(before);
          failures.current.clear();
        }
        layer.current?.hidePopover?.();
        layer.current?.showPopover?.();
      }),
    [],
  );
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <ToastContainer
        position="top-right"
        autoClose={3000}
        transition={false}
        aria-label={`${useFrameTexts().common.notifications} Alt+T`}
        icon={KindIcon}
        closeButton={CloseButton}
      />
    </div>
  );
}
