import field from '../../../../shared/ui/form/field.module.css';

export function NameField({ isReadOnly }: { readonly isReadOnly: boolean }) {
  return (
    <label className={field.field}>
      <span className={field.label}>Имя</span>
      <input
        className={field.input}
        name="customer"
        type="text"
        autoComplete="name"
        placeholder="Ваше имя"
        readOnly={isReadOnly}
      />
    </label>
  );
}
