<#macro content>
<#-- Links below the sign-in box: each one only once its page exists in the portal. -->
</#macro>
