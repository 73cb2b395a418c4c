import { Icon, type IconProps } from './icons.tsx';

/** Icons of messages: they load with the pages that talk to the server (app/chunks/data.ts). */
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.5 12.5 5 5 10-11" />
  </Icon>
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.5V16M12 8h.01" />
  </Icon>
);
