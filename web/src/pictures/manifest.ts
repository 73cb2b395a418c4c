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
        'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAACQBACdASoQACMAPw1sr1AsJaQitVgIAYAhiWYAtRsvxZeOtH94ZQ7gD/YJMAAAUgA1mEtMWWMNU2tAEBcoLFzvgqfqJzWGeVjf0K7ItF+pDuHjUNCfhcy1zZDKwsXLq9QhlQm/ajeL7Sssh0rcdBEorJgAAA==',
    },
  },
  bar: {
    wide: {
      width: 1600,
      height: 900,
      widths: [800, 1600],
      placeholder:
        'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoQAAkABABoJbACdAEYGpCjAnAA/qFqgk2VAHOBgHEBreRZd6PT9i0v1a69WM6vjJjz2n6+aKSOwCUNNjobs7RdX4csAAAA',
    },
    phone: {
      width: 640,
      height: 1386,
      widths: [640],
      placeholder:
        'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAQBACdASoQACMAPwl0rVArpyQitVgIAXAhCWQAnQBFZzJz0t6u8U6bAAD+dhNi+6HOrPzezziauuwlfOImmQXqSqBoJLxwKLkA0QKfS1RJ50Qvih/9qZJypMuGoSdCLfIgAA==',
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
        'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAQCdASoQAAkABABoJbACdAECpRo70CAA/PAsm22kbcUBM4rd1cNbuBIxL3d4FJF60pRlFgk4K8W9oG3iXNrf5JTa8W99ZHyfV5o9HIsnACAA',
    },
    phone: {
      width: 640,
      height: 1386,
      widths: [640],
      placeholder:
        'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAABwBACdASoQACMAPxFosFAsJaSitVgIAYAiCWwAdgABMvO3j1uf1j+hK2yEAAD9QceM40GyBbozhys5sWZKEdXTf/8kjy8Kgwc//jfD/2ZbAxUDmzvT2Rs3plFpw5vVA7SDqzm7d7OVEXlgyafstM+5v5hUDp3mVFwql95Z1n1oSI4hnBgAAA==',
    },
  },
  beach: {
    wide: {
      width: 1600,
      height: 900,
      widths: [800, 1600],
      placeholder:
        'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAkABABoJbACdGuAAobn7BgAAP38DKs9wU0oJr4eCzC0+U+xmLxFA6Jogk3iF/cBAZ8t6/1MJwYiRxUF8AAA',
    },
    phone: {
      width: 640,
      height: 1386,
      widths: [640],
      placeholder:
        'data:image/webp;base64,UklGRpQAAABXRUJQVlA4IIgAAACQBACdASoQACMAPxF6tFOsJ6SiqqgBgCIJbACdMoSCmHNKgwLh+hPh6Yt5WgAA/iClPNBzyo6uafAl4z+YURBib/8Q51tpA0Aat3//IMe7K3MDTWlIt7F5zGUHMC9oqtqxLsMVNk7SakQ4s8SmgdxEaEgbBl948Jpy7LxSwUw1dVY1UYspOfAA',
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
