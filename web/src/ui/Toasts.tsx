import { type CloseButtonProps, type IconProps, ToastContainer } from 'react-toastify/unstyled';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx';
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
    aria-label={useTexts().common.close}
    onClick={closeToast}
  >
    <CloseIcon />
  </button>
);

/** Where the messages of `toast` appear: top right, for 3 s, any number of them; Alt+T moves the focus there (SPEC.md §2, §9). */
export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={3000}
      transition={false}
      aria-label={`${useTexts().common.notifications} Alt+T`}
      icon={KindIcon}
      closeButton={CloseButton}
    />
  );
}
