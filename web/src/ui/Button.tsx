import type { ButtonHTMLAttributes, RefAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import type { Elements } from './elements.ts';
import { Spinner } from './status/Spinner.tsx';

/**
 * `primary`: the main action, everywhere in the colour of the sun; `danger`: irreversible; `quietDanger`: opens such an action; `cancel`: cancels a booking.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quietDanger' | 'cancel';

interface Look {
  variant?: ButtonVariant;
  /** As wide as its container. */
  wide?: boolean;
}

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> &
  Look & {
    /** Shows a spinner and ignores clicks; the label names the work. */
    busy?: boolean;
    children: string | Elements;
  };

export function Button({
  variant = 'secondary',
  wide,
  busy = false,
  disabled,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      {...props}
      className={classes(styles.button, styles[variant], wide && styles.wide, className)}
      disabled={disabled || busy}
    >
      {busy && <Spinner />}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}

/** A link that looks like a button: it navigates and has no action. */
export function ButtonLink({
  variant = 'secondary',
  wide,
  className,
  ...props
}: LinkProps & RefAttributes<HTMLAnchorElement> & Look) {
  return (
    <Link {...props} className={classes(styles.button, styles[variant], wide && styles.wide, className)} />
  );
}
