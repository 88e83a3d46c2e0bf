<#-- Fields of Keycloak's own pages, each with a label of its own and an error that describes it. -->
<#macro group name label error="" required=false>
<#-- The template names the field of an address that is given already by another id than its label. -->
<div class="${properties.kcFormGroupClass}">
  <div class="${properties.kcFormGroupLabelClass}">
    <label for="<#if name == "username">kc-attempted-username<#else>${name}</#if>" class="${properties.kcFormLabelClass}">
      <span class="${properties.kcFormLabelTextClass}">${label}</span>
      <#if required><span class="${properties.kcInputRequiredClass}" aria-hidden="true">&#42;</span></#if>
    </label>
  </div>
  <#nested>
  <div id="input-error-container-${name}" aria-live="polite">
    <#if error?has_content>
      <div class="${properties.kcFormHelperTextClass}">
        <div class="${properties.kcInputHelperTextClass}">
          <div class="${properties.kcInputHelperTextItemClass} ${properties.kcError}" id="input-error-${name}">
            <span class="${properties.kcInputErrorMessageClass}">${error}</span>
          </div>
        </div>
      </div>
    </#if>
  </div>
</div>
</#macro>

<#macro state name error><#if error?has_content>aria-invalid="true" aria-describedby="input-error-${name}"</#if></#macro>

<#macro input name label value="" required=false autocomplete="off" fieldName=name error=messagesPerField.get(fieldName) autofocus=false>
<@group name=name label=label error=error required=required>
  <span class="${properties.kcInputClass} <#if error?has_content>${properties.kcError}</#if>">
    <input id="${name}" name="${name}" value="${value}" type="text" autocomplete="${autocomplete}" <#if autofocus>autofocus</#if> <#if required>required</#if> <#if autocomplete == "one-time-code">inputmode="numeric"</#if> <@state name error/>/>
  </span>
</@group>
</#macro>

<#macro password name label value="" required=false forgotPassword=false fieldName=name error=messagesPerField.get(fieldName) autocomplete="off" autofocus=false>
<@group name=name label=label error=error required=required>
  <span class="${properties.kcInputClass} <#if error?has_content>${properties.kcError}</#if>">
    <input id="${name}" name="${name}" value="${value}" type="password" autocomplete="${autocomplete}" <#if autofocus>autofocus</#if> <@state name error/>/>
  </span>
  <#nested>
</@group>
</#macro>

<#macro checkbox name label value=false required=false>
<div class="${properties.kcCheckboxClass}">
  <label for="${name}" class="${properties.kcCheckboxClass}">
    <input class="${properties.kcCheckboxInputClass}" type="checkbox" id="${name}" name="${name}" <#if value>checked</#if>/>
    <span class="${properties.kcCheckboxLabelClass}">${label}</span>
  </label>
</div>
</#macro>
