import { Icon, type IconProps } from '../../ui/icons.tsx';

export const CashIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="6.5" width="18" height="11" rx="1.5" />
    <circle cx="12" cy="12" r="2.5" />
    <path d="M6.5 9.5h.01M17.5 14.5h.01" />
  </Icon>
);
export const CardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5.5" width="18" height="13" rx="2" />
    <path d="M3 10h18M6.5 15h4" />
  </Icon>
);
export const PhoneCodeIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="7" y="3" width="10" height="18" rx="2" />
    <path d="M10 8h4M10 11.5h4M12 17.5h.01" />
  </Icon>
);
export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7.5h3.5L9 5h6l1.5 2.5H20a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1z" />
    <circle cx="12" cy="13" r="3.5" />
  </Icon>
);
export const PassIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="14" rx="2" />
    <path d="M7.5 9.5h.01M12 9.5h.01M16.5 9.5h.01M7.5 14.5l1.3 1.3 2.2-2.6M14.5 14.5h2.5" />
  </Icon>
);
export const MoreIcon = (props: IconProps) => (
  <Icon strokeWidth={3.5} width="1.5em" height="1.5em" {...props}>
    <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" />
  </Icon>
);
export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 4h3.5l1.7 4.3-2.2 1.6a12 12 0 0 0 6.1 6.1l1.6-2.2L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4z" />
  </Icon>
);
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5.5 5.5" />
  </Icon>
);
export const PrintIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 8.5V3.5h10v5M7 17H4.5v-7a1.5 1.5 0 0 1 1.5-1.5h12a1.5 1.5 0 0 1 1.5 1.5v7H17" />
    <rect x="7" y="14" width="10" height="6.5" />
  </Icon>
);
export const MoveIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8h14.5M14.5 4l4 4-4 4M20 16H5.5M9.5 12l-4 4 4 4" />
  </Icon>
);
export const MissingIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="8" r="4" />
    <path d="M3 20.5c.8-4 3.5-6 7-6 1.3 0 2.5.3 3.5.8M16 16l5 5M21 16l-5 5" />
  </Icon>
);
export const PencilIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20l1-4L16.5 4.5a2.1 2.1 0 0 1 3 3L8 19l-4 1zM14.5 6.5l3 3" />
  </Icon>
);
export const UndoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9" />
  </Icon>
);
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);
export const GroupIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 19.5c.6-3.6 3-5.5 6.5-5.5s5.9 1.9 6.5 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.2.7 3.600 2.5 4 5.2" />
  </Icon>
);

export const StopIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 5v14M15 5v14" />
  </Icon>
);
