/**
 * Made by art/render.ts; change the pictures there. Files lie in /art as `{name}-{width}.avif` and `.webp`, those for
 * tall phones as `{name}-phone-{width}`. `placeholder` is a picture of a few pixels, to be stretched and blurred
 * while the real one loads.
 */
export const PICTURES = {
  'obstacle-kicker-l': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAsABABoJbACdACzNO6ZvIAA3XKDT51kjm6NmAnIkIEGiLECNZZysIGXFIIA8KN0O24zCODsf2WX+C67TF4AAAA=',
    },
  },
  'obstacle-kicker-m': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAsABABoJbACdAEUnysIfTgA/rI2RXSbajoXw4NH12wfQO7hFEKg/stMw9K+DpLYSRzJQwNS4a8AAAA=',
    },
  },
  'obstacle-pipe': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQAAsABABoJbACdAEfBG/FNUAAAP5mysWB8KPk06qvf282RlzUSfZjzPGmj2N5tieL1i3DHYakq3FyZq80e+mLgAA=',
    },
  },
  'obstacle-wave-box': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAsABABoJbACdAEOuNKuYAD+1OyoZX4lxpHLBdZJgMqHv4mPysQ33HKItPFWT4hbLOylkSQAAA==',
    },
  },
  'obstacle-kicker-s': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAsABABoJbACdAEO1Cz79aAA/uGf0pAovx9oeKRR8zPfJgFmRtV7QQ8J5PF8SAxgHDvkX0DAAA==',
    },
  },
  'obstacle-flat-box': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAsABABoJbACdADzY/sAAAD+mEA7M6i0xhwd/GRZzSnLLMTGF8wqSoxmlQW9aistXPNYH/ZU2NfP5h+78HAA',
    },
  },
  'obstacle-down-rail': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAsABABoJbACdAELMNlQkAD+xcRxOBqb8FleSbsA4ZhYEdvT8GgU2PingwGL/8n0X9yMAAA=',
    },
  },
  'obstacle-start-dock': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAwAgCdASoQAAsABABoJbACdAEfbJp+XXlAAAD+moxQ6/dfbxbiXvwg0p9SewCn6qtG9t+S4Cv+Dfn8eQC7M+o3hNBwPquUBFXrbnzAAAA=',
    },
  },
  cable: {
    wide: {
      width: 1600,
      height: 900,
      widths: [800, 1600],
      placeholder:
        'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkABABoJaACdAEQLUCo2AAA/tYp2hqYXUQBeB9uCEq51D+Rl9nb6dJ5Z8O0JtXeHfV8LXVfI+4AAAA=',
    },
    phone: {
      width: 640,
      height: 1386,
      widths: [640],
      placeholder:
        'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAACQBACdASoQACMAPxFqr1AsJaQitVgIAYAiCWYAnTMvxZeOtqirLdPiZXaMxagAUgA1mEtMWWMNU2tAEBcoLFzvgqfbbUnjTrb8b+DcFs/MNezqgqyy04XdEYQyEcg8Inagf7tzI8EwS5h+be9zSI2AAAA=',
    },
  },
  bar: {
    wide: {
      width: 1600,
      height: 900,
      widths: [800, 1600],
      placeholder:
        'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACwAQCdASoQAAkABABoJbACdAELFMQ8AP6sIKioIWQ45lgpvvm/p6B3Xt/0iJofQ7ZGO+pgqIwO3VChoUM+zjwQ3FIdyKXeIlNuhxoFcCYAAA==',
    },
    phone: {
      width: 640,
      height: 1386,
      widths: [640],
      placeholder:
        'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAAAwBACdASoQACMAPxF0sVEsJqSiqqwBgCIJZACdL3+DwQo7nu4XzXiVrAAA/qGbjHg0TJqWlWvMSNwnfNN/jmTWb/UPhRHDng6xOsdgDEjAwxdiMqhpsJL0MdjaeiSdmm91/+2kn0T+EgKcoAA=',
    },
  },
  instructor: {
    wide: {
      width: 1600,
      height: 900,
      widths: [800, 1600],
      placeholder:
        'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkABABoJbACdAEOnJW3AAD+xGneWAGyGYPDvUWcn0FuG6zpndRo6YSNlz4tz7jvfX2/M2iA0AAA',
    },
    phone: {
      width: 640,
      height: 1386,
      widths: [640],
      placeholder:
        'data:image/webp;base64,UklGRpoAAABXRUJQVlA4II4AAACQBACdASoQACMAPxF6tFOsJ6SiqqgBgCIJbACdMuz1QHNMtuJFaKzlvO/pioAA/H9SbOJY5GcwvJHl57+8eSZD7etY6H+X+LaD2AnYqfZOb1t7NZE135ZU9hnfaYy+9BiItJONppN0j1RKQk5NX3cKNiwAaBMUsuF05OpeO/mH9X9yGPCT9OMFaNZG1oAA',
    },
  },
  bilevel: {
    wide: {
      width: 1600,
      height: 900,
      widths: [800, 1600],
      placeholder:
        'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoQAAkABABoJbACdADdivnNQAD87P++bJ4jPMcBdjWJ1NmIIPeQ+OzTmu3/NImOw/QvW/ztSExbgMlh3L4QHS/PWR8n1eaOePkQAA==',
    },
    phone: {
      width: 640,
      height: 1386,
      widths: [640],
      placeholder:
        'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAADQBACdASoQACMAPxFosFAsJSSitVgIAYAiCWxMAEYWIfQABMvO3n92F37z75ZYAAD9QceM40GyBbozhys5sWZKEdXdJ9qGRzHasH7oh3MI2w3T+mGDj0cN466dIlSmYn7RsXnc384k1cOqyckGfjSJ7qlUsWe+oDLL6lWv1zJo7NoH1RfgAA==',
    },
  },
  beach: {
    wide: {
      width: 1600,
      height: 900,
      widths: [800, 1600],
      placeholder:
        'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoQAAkABABoJbACdGuAAoKPzdJQAP38DKs9wRRjtN127IwU4BQsNIcXtfH9gYF5vYlqz2TNXBAX+E0RNcjjSwwvAjioLi+AAAA=',
    },
    phone: {
      width: 640,
      height: 1386,
      widths: [640],
      placeholder:
        'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAACQBACdASoQACMAPxF6tFOsJySiqqgBgCIJbACdMoSCmHNKhNjPteStd/5nE0gA/iClPNBzyo6uafAl4z+XTvqTJ3/xDnW2kDQBq3f/8gx7srcwNNaX3o6AuO85bSOdHFqVbF6r+q08aFklXyb2i5c6GwZfePDHwRMzMz6w7s78iVSYoI8AAA==',
    },
  },
  party: {
    wide: {
      width: 1600,
      height: 900,
      widths: [800, 1600],
      placeholder:
        'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAkABABoJZACdADhZvtyc5AA/kENLWi9zjJ6JZm7HIwyR/VlTr74nDaYcm3Gz6x5qSIBE0AAAA==',
    },
    phone: {
      width: 640,
      height: 1386,
      widths: [640],
      placeholder:
        'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAACwBACdASoQACMAPxF0sFGsJqSiqqwBgCIJaACdMtPrZJd8/A2BkRSUzGx5vcIAAP7r39x8PSNq4/DQh+3l8ZSaITMqzctxrK6Wmnt47Fyd2fExUVbGY5Njsq3aGYSonRf1KiuGBF/9FNZulBSTWGJCkoZaEeK+DJkMU9z1O89uxjBpkQAAAA==',
    },
  },
  camping: {
    wide: {
      width: 1600,
      height: 900,
      widths: [800, 1600],
      placeholder:
        'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAQCdASoQAAkABABoJbACdAEHLSws3AD+468srPy1NgGQPdUHTOhqvfxpNzYhI4uHlySFUtJyyYNK2cLC2e9fTXFzXxOdRKDrx7rRxWpQAA==',
    },
    phone: {
      width: 640,
      height: 1386,
      widths: [640],
      placeholder:
        'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAAAQBQCdASoQACMAPxF8tVOsJ6SiqqgBgCIJbACdMoSCmHPP7SEAmBMpxuA9yaH0ShyYAP70jvcz7B5WgcgSFhdKdgDPOxE3crL6eSVi2IRHi41lkSQrDkUV51zyXS4i9uL6vtvCByq/Rf4AbEkl/QfUU2WUkfRXSQAAAA==',
    },
  },
  miniramp: {
    wide: {
      width: 1600,
      height: 900,
      widths: [800, 1600],
      placeholder:
        'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAkABABoJbACdAD0Zue7FGAA/lXp4uPoVCvwFOapiyilpj4WfFbw0USB7BQF5VUi2vGY/FeCAAAA',
    },
    phone: {
      width: 640,
      height: 1386,
      widths: [640],
      placeholder:
        'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAACwBACdASoQACMAPxFqr1AsJaQmtVgIAYAiCWoAnTKEeZ+zcIAKofXe37NNRLxAAPnWgCFh0WXFnsPfiJEw3L+NO3TWdQVXr9m0IunOQD9JVZIOBgXlGSlXjf8cvekaxZUS6lg26AAAAA==',
    },
  },
} as const;

export type PictureName = keyof typeof PICTURES;
