<#import "template.ftl" as layout>
<#assign next = pageRedirectUri!actionUri!(client.baseUrl)!"/">
<@layout.registrationLayout displayMessage=false; section>
<#if section = "header">
  <#if messageHeader??>${kcSanitize(msg("${messageHeader}"))?no_esc}<#else>${msg("infoTitle")}</#if>
<#elseif section = "form">
  <div id="kc-info-message">
    <p class="instruction">${message.summary}</p>
    <#if !skipLink??>
      <p class="schrankwerk-buttons">
        <a class="${properties.kcButtonPrimaryClass}" href="${next}">${msg((pageRedirectUri?? || !actionUri??)?then("backToApplication", "doContinue"))}</a>
      </p>
    </#if>
  </div>
</#if>
</@layout.registrationLayout>
