import { Icon, type IconProps } from '../../../ui/icons.tsx';

export const StarIcon = (props: IconProps) => (
  <Icon fill="currentColor" {...props}>
    <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z" />
  </Icon>
);
