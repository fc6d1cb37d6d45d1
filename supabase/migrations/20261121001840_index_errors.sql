-- Errors of indexing end when they are cured: also those of a model that was tried in vain and given up for the one that
-- tools were indexed with all along, so that nothing was left to index.
create index tools_failed_idx on public.tools (tool_id) where last_error is not null;

create or replace function public.claim_tools(p_model text, p_limit integer, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_batch jsonb;
begin
  with due as (
    select t.tool_id from public.tools t
    where (t.embedded_as is null or t.embedded_as <> p_model or t.terms is null)
      and (t.leased_until is null or t.leased_until < now())
    -- New rows before rows that already work under an older model.
    order by t.embedded_as is not null, t.created_at, t.ordinal
    limit p_limit for update skip locked
  ), claimed as (
    update public.tools t set leased_until = now() + make_interval(secs => p_lease_seconds), attempts = t.attempts + 1
    from due where t.tool_id = due.tool_id
    returning t.tool_id, t.content_hash, t.chunk, t.fields, t.attempts
  )
  select jsonb_agg(jsonb_build_object('tool_id', tool_id, 'content_hash', content_hash, 'chunk', chunk, 'fields', fields,
    'attempts', attempts)) into v_batch from claimed;
  if v_batch is null then
    -- What is done has no error, even when another model had failed before this one.
    update public.tools t set last_error = null
    where t.last_error is not null and t.embedded_as = p_model and t.terms is not null;
    perform private.switch_model(p_model);
  end if;
  return coalesce(v_batch, '[]');
end
$$;
