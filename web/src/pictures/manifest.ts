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
} as const;

export type PictureName = keyof typeof PICTURES;
