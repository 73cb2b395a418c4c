/** What this browser can do: `home-screen` where it takes messages only for sites that were put there (iPhone, iPad). */
export type PushSupport = 'able' | 'home-screen' | 'none';

interface Surroundings {
  hasWorkers: boolean;
  hasPush: boolean;
  hasNotifications: boolean;
  isApplePhone: boolean;
}

export function pushSupportOf({
  hasWorkers,
  hasPush,
  hasNotifications,
  isApplePhone,
}: Surroundings): PushSupport {
  if (hasWorkers && hasPush && hasNotifications) return 'able';
  return isApplePhone && hasWorkers ? 'home-screen' : 'none';
}

export function pushSupport(): PushSupport {
  return pushSupportOf({
    hasWorkers: 'serviceWorker' in navigator,
    hasPush: 'PushManager' in window,
    hasNotifications: 'Notification' in window,
    // An iPad says that it is a Mac; only it can be touched in more than one place.
    isApplePhone:
      /iPhone|iPad/.test(navigator.userAgent) ||
      (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1),
  });
}
