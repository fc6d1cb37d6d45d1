-- A server whose list never ends may name its tools differently each time. What it offered before is not kept, unless it was accepted.

create or replace function private.take_mcp_listing(p_server public.mcp_servers, p_listing jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_id constant uuid := p_server.connector_id;
  v_is_first constant boolean := p_server.listed_at is null;
  v_said constant jsonb := p_listing -> 'server';
begin
  update public.mcp_servers s set transport = v_said ->> 'transport', protocol_version = v_said ->> 'protocol_version',
    server_name = v_said ->> 'server_name', server_version = v_said ->> 'server_version', instructions = v_said ->> 'instructions',
    listed_at = now(), next_look_at = now() + interval '6 hours', failures = 0
  where s.connector_id = v_id;
  update public.connectors c set error = null, version = coalesce(v_said ->> 'server_version', ''),
    description = left(coalesce(v_said ->> 'instructions', ''), 2000),
    name = case when v_is_first and not p_server.is_named then coalesce(v_said ->> 'server_name', c.name) else c.name end
  where c.connector_id = v_id;
  update private.segments s set api = c.name from public.connectors c where s.segment_id = v_id and c.connector_id = v_id;

  insert into public.mcp_tools as m (connector_id, user_id, name, offered, offered_digest, accepted, accepted_digest, accepted_at)
  select v_id, p_server.user_id, x ->> 'name', x -> 'definition', x ->> 'digest',
    case when y.is_accepted then x -> 'definition' end, case when y.is_accepted then x ->> 'digest' end, case when y.is_accepted then now() end
  from jsonb_array_elements(p_listing -> 'tools') x
  cross join lateral (select v_is_first and coalesce((x -> 'is_distinct')::boolean, false) as is_accepted) y
  on conflict (connector_id, name) do update set offered = excluded.offered, offered_digest = excluded.offered_digest,
    seen_at = now(), gone_at = null, unusable = null;
  -- An accepted tool that cannot be used in its current form has changed; only one that a complete listing lacks is gone.
  update public.mcp_tools m set offered = null, offered_digest = null, unusable = y.reason,
    gone_at = case when y.reason is null then coalesce(m.gone_at, now()) end, seen_at = case when y.reason is null then m.seen_at else now() end
  from (select o.name, case when o.accepted is not null then (
        select x ->> 'reason' from jsonb_array_elements(p_listing #> '{report,skipped}') x where x ->> 'operation' = o.name limit 1) end as reason
      from public.mcp_tools o where o.connector_id = v_id
        and o.name not in (select x ->> 'name' from jsonb_array_elements(p_listing -> 'tools') x)) y
  where m.connector_id = v_id and m.name = y.name and (y.reason is not null or (p_listing -> 'is_complete')::boolean);
  if (p_listing -> 'is_complete')::boolean then
    -- A server may lose its tools for a moment. A tool that stays away leaves the catalogue and must be accepted when it returns.
    with gone as (
      delete from public.mcp_tools m where m.connector_id = v_id and m.gone_at < now() - interval '24 hours' returning m.name
    )
    delete from public.tools t using gone where t.connector_id = v_id and t.operation_id = gone.name;
  end if;
  -- Tools that were never accepted are kept of the last list only, also if it is incomplete.
  delete from public.mcp_tools m where m.connector_id = v_id and m.accepted is null
    and m.name not in (select x ->> 'name' from jsonb_array_elements(p_listing -> 'tools') x);
  perform private.put_mcp_tools(p_server.user_id, v_id, (
    select coalesce(jsonb_agg(x -> 'row'), '[]') from jsonb_array_elements(p_listing -> 'tools') x
    join public.mcp_tools m on m.connector_id = v_id and m.name = x ->> 'name' and m.accepted_digest = x ->> 'digest'));
  perform private.refresh_connector(v_id);
end
$$;
