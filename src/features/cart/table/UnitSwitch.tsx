import styles from './UnitSwitch.module.css';

interface UnitSwitchProps {
  readonly unit: string;
  readonly inPacks: boolean;
  readonly onChange: (inPacks: boolean) => void;
}

export function UnitSwitch({ unit, inPacks, onChange }: UnitSwitchProps) {
  return (
    <div className={styles.switch} role="group" aria-label="Единица">
      <button type="button" aria-pressed={!inPacks} onClick={() => onChange(false)}>
        {unit}
      </button>
      <button type="button" aria-pressed={inPacks} onClick={() => onChange(true)}>
        уп.
      </button>
    </div>
  );
}
