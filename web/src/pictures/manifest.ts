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
        'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAsABABoJbACdAC2qzgQwyAA3XKDT51kjm6Nl3GaKi3SgpaFRkPU1z2HsQz94Zb7f6+0Ct7LL/BddT+ZAAAA',
    },
  },
  'obstacle-kicker-m': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAsABABoJbACdAEOnwqwAP7VEMxMgGCrXfBBva0fplpYBn2vYA8s4ByCRnHoTN/6Sdj3kjv+gDZ4TPQAAA==',
    },
  },
  'obstacle-pipe': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwAgCdASoQAAsABABoJbACdEf/gdMNdwiVQAD+sjwozCm+ecVqCQNhBJAo3V3zu+NDXJ2RCgspea1Wuy2rR2aKITZcoZD1lMdSAAAA',
    },
  },
  'obstacle-wave-box': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAsABABoJbACdAEOuNLrgAD+1trbncAo1pzYanPN9N3FEdN/2TJ/cRngBO7V6EMR8oWm30DAAA==',
    },
  },
  'obstacle-kicker-s': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAsABABoJbACdAEVzyL6KAAA/ueJnWUD4mv6fXa1iz9A3GocJhJ1bRQhE5CHhPJvAly4w5XnwAAA',
    },
  },
  'obstacle-flat-box': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoQAAsABABoJbACdAEOLsAAAP6YP0ZTKXytusd+mRx7u5jG0kvqN/2aoyBgmrkMOFLXE7xgUnO4p+998vn89U6AAAA=',
    },
  },
  'obstacle-down-rail': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAsABABoJbACdAEPRNqWmQAA/sjZNVnUenLSOWAVtAI3leDCC4HmZrjO4UCScYiDfyfFSTMAAA==',
    },
  },
  'obstacle-start-dock': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoQAAsABABoJbACdAEO5kq4mpAA/eJhEqUoC5/x2JL089L4ChGmoUL7UPaYFD4TyDGBt06ORf/beB0V4Y6GQdHqf/bRoAAA',
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
        'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAABwBACdASoQACMAPxFsr1AsJaQitVgIAYAiCWYAtOg2z8bS0MLvu+OfCPWcAABSADUPKbfpkwQTAkJ6AhW3jgBMhP+KHmtXh8yv3Q+rV8dz8LFzZVOxLRvvKNDX7CeAtQcyoV3L/JFquLw8S2qGkKV0AAA=',
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
  'bar-terrace': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 720, 960],
      placeholder:
        'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoQAAsABABoJbACdAEUh0eRYvgA+OTgstv2KRO4pSuAjhKSVF+XBa4XdS1YE4in/X+uDvL1HylIOsvieI/IQ263WvSxqsqQoy0HhnJaAAA=',
    },
  },
  'bar-food': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoQAAsABABoJbACdAEO4lr/OrYAAN9yoDW+NHg/tExin+OHjtV02Ftif4172tHti6PCrh76DxSR6NqlKCE998kFHpKHGyC7QgAAAA==',
    },
  },
  cottage: {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACQAQCdASoQAAsABABoJbACdACaqAAA/H5Lla4LhHDIHvez8SXDrjr0lxDOZ9bcYntwbcaUM+/6yl6l5fEEsWl1p/IAAA==',
    },
  },
  tents: {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAACQAQCdASoQAAsABABoJbACdAEDaMwA4jSVcuOnkxJ+DhvSynomR78XkgJ62m5GMyNPlgOuTibQkUdIU3cNNtVU85JQCAAA',
    },
  },
  'hot-tub': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoQAAsABABoJbACdAEOnXKAAOHewQwhDGeffKIx0FKVWbKIqF25w1wdESIoTW/WegveltyZPdnaLombgAA=',
    },
  },
  sup: {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAsABABoJbACdAEOqtAAAP7U5vvKCrRF0+TQNwOxO1w14F7ODtQrWpiPrZoWmv0rAAAA',
    },
  },
  'event-camp': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACwAQCdASoQAAsABABoJbACdABwO4AAAP6Rg0TDLCAkxy69gOJQMCEp912bZ7HYq8YWZloMBw3UnG6XyuwtJNtPSfYPlAIo9lfNwAAA',
    },
  },
  'event-contest': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAsABABoJbACdAEeka++aaQAAP5bfeorFoxZe0DfikCGiPTgRPlcEZDIlVLvLY+b7N5wAAA=',
    },
  },
  'event-night': {
    wide: {
      width: 960,
      height: 640,
      widths: [480, 960],
      placeholder:
        'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAsABABoJagCdACx6jjgAP68hQ5GAEEfPdubqp/BxOKRGQfMm/++uj7XGrLMA618mxcHWuhjwUbEbw4AAA==',
    },
  },
} as const;

export type PictureName = keyof typeof PICTURES;
