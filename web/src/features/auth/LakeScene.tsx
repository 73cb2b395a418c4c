import styles from './LakeScene.module.css';

/** The lake at golden hour, as flat vector art: low sun, two ridges, the cable's pylon, a wake to the shore. */
export function LakeScene() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="lake-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b3f5c" />
          <stop offset="0.5" stopColor="#2f7f93" />
          <stop offset="0.82" stopColor="#ffc98a" />
          <stop offset="1" stopColor="#ff9a62" />
        </linearGradient>
        <linearGradient id="lake-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e88a5c" />
          <stop offset="0.12" stopColor="#2f8fa0" />
          <stop offset="0.5" stopColor="#0c5168" />
          <stop offset="1" stopColor="#06283d" />
        </linearGradient>
      </defs>
      <rect width="800" height="470" fill="url(#lake-sky)" />
      <circle cx="520" cy="410" r="120" fill="#ffd98c" opacity="0.35" />
      <circle cx="520" cy="410" r="74" fill="#ffe2a6" />
      <path d="M0 400 90 360l110 34 130-60 120 62 130-44 110 50 110-30v98H0z" fill="#3f7f88" />
      <path d="M0 430l140-34 120 30 170-26 150 34 220-44v80H0z" fill="#0b4258" />
      <rect y="462" width="800" height="438" fill="url(#lake-water)" />
      <g fill="#ffd98c">
        <rect x="440" y="476" width="160" height="6" rx="3" opacity="0.9" />
        <rect x="462" y="496" width="126" height="6" rx="3" opacity="0.75" />
        <rect x="430" y="520" width="150" height="7" rx="3.5" opacity="0.6" />
        <rect x="476" y="548" width="90" height="7" rx="3.5" opacity="0.5" />
        <rect x="450" y="582" width="120" height="8" rx="4" opacity="0.36" />
        <rect x="490" y="624" width="76" height="8" rx="4" opacity="0.26" />
      </g>
      <g className={styles.cable}>
        <path d="M150 462V236l14-8 14 8v226z" fill="#06283d" />
        <path d="M164 240 800 150" stroke="#06283d" strokeWidth="4" />
        <path d="M164 256 800 196" stroke="#06283d" strokeWidth="2.5" opacity="0.7" />
      </g>
      <g fill="none" stroke="#f4fafb" strokeLinecap="round">
        <path d="M820 560C640 590 470 640 300 700S90 780-20 790" strokeWidth="10" opacity="0.9" />
        <path d="M820 585C660 620 500 680 340 760S120 860 0 880" strokeWidth="5" opacity="0.5" />
        <path d="M820 545C650 560 460 606 290 650S60 700-20 706" strokeWidth="4" opacity="0.4" />
      </g>
    </svg>
  );
}
