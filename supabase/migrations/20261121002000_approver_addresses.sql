-- Naming somebody by e-mail address must not tell whether there is an account with it: the answer is the same, and who
-- has none simply decides nothing. An account that is made later does not get in by itself: whoever signs up with an
-- address need not own it. Saving the group again lets it in.
create table private.approver_addresses (
  owner_id uuid not null,
  name text not null,
  -- As the owner wrote it.
  email text not null,
  primary key (owner_id, name, email),
  foreign key (owner_id, name) references public.approver_groups (owner_id, name) on delete cascade
);
revoke all on private.approver_addresses from public, anon, authenticated, service_role;

insert into private.approver_addresses (owner_id, name, email)
select m.owner_id, m.name, m.email from public.approver_group_members m where m.email is not null
on conflict do nothing;

-- The rows of those that have an account would tell as much. Owners read their groups through list_approver_groups.
drop policy "People see who is in their groups and which groups they are in" on public.approver_group_members;
create policy "People see which groups they are in" on public.approver_group_members
  for select to authenticated using (member_id = (select auth.uid()));

create or replace function private.describe_group(p_user_id uuid, p_name text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('name', p_name, 'members', coalesce(jsonb_agg(
    jsonb_build_object('user_id', m.user_id, 'email', m.email) order by m.email, m.user_id), '[]'))
  from (
    select null::uuid as user_id, a.email from private.approver_addresses a where a.owner_id = p_user_id and a.name = p_name
    union all
    select g.member_id, null from public.approver_group_members g
    where g.owner_id = p_user_id and g.name = p_name and g.email is null
  ) m
$$;

create or replace function public.put_approver_group(p_user_id uuid, p_name text, p_members text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_unknown jsonb;
begin
  select jsonb_agg(jsonb_build_object('pointer', '/members/' || n - 1, 'message', 'must be an e-mail address or the id of an account')
    order by n) into v_unknown
  from unnest(p_members) with ordinality as u (m, n)
  where m not like '%_@_%' and not exists (select from auth.users a where a.id::text = lower(m));
  if v_unknown is not null then
    perform private.refuse('INVALID_REQUEST', 'Members are e-mail addresses or ids of accounts.', jsonb_build_object('errors', v_unknown));
  end if;
  insert into public.approver_groups (owner_id, name) values (p_user_id, p_name) on conflict do nothing;
  perform from public.approver_groups g where g.owner_id = p_user_id and g.name = p_name for update;
  delete from private.approver_addresses a where a.owner_id = p_user_id and a.name = p_name;
  insert into private.approver_addresses (owner_id, name, email)
  select distinct on (lower(m)) p_user_id, p_name, m from unnest(p_members) m where m like '%_@_%';
  delete from public.approver_group_members m where m.owner_id = p_user_id and m.name = p_name;
  insert into public.approver_group_members (owner_id, name, member_id, email)
  select p_user_id, p_name, u.id, case when bool_and(m like '%_@_%') then max(m) end
  from unnest(p_members) m join auth.users u on u.id::text = lower(m) or lower(u.email) = lower(m) group by u.id;
  return private.describe_group(p_user_id, p_name);
end
$$;

-- The owner sees that a member has left: the address goes with the membership.
create or replace function public.leave_group(p_user_id uuid, p_owner_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email text;
begin
  delete from public.approver_group_members m
  where m.owner_id = p_owner_id and m.name = p_name and m.member_id = p_user_id returning coalesce(m.email, '') into v_email;
  if not found then
    perform private.refuse('NOT_FOUND', 'You are in no such group.');
  end if;
  delete from private.approver_addresses a
  where a.owner_id = p_owner_id and a.name = p_name
    and lower(a.email) in (lower(v_email), (select lower(u.email) from auth.users u where u.id = p_user_id));
  return jsonb_build_object('left', p_name);
end
$$;
